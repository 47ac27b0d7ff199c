/// A descriptor that a pump waits for, as long as its owner keeps it open.
package struct Upstream: Sendable {
  let raw: Int32

  package init(_ descriptor: borrowing Descriptor) { raw = descriptor.raw }
}
