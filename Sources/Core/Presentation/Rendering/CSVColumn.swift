internal import MovieRecords
internal import Movies
internal import RecordStream
internal import TextCells

package struct CSVColumn: Sendable { package let name: String }
