/// What is asked of every connection beyond what URLSession has settings for.
package struct TransferSettings: Equatable, Sendable {
  package enum InternetProtocol: Int, Sendable {
    case version4 = 4
    case version6 = 6
  }

  /// The path of a file of certificates in PEM form: the authorities that are trusted, instead of the
  /// system's.
  package var authorities: String?
  /// Hosts that are reached without a proxy, with commas between; nil for what the environment says.
  package var unproxied: String?
  /// How long a connection may take to come about.
  package var patience = Duration.seconds(10)
  /// The only version of the internet protocol that is used; nil for whichever connects.
  package var version: InternetProtocol?

  package init() {}

  /// Whether the transfer would be right without any of this.
  var isUsual: Bool { authorities == nil && version == nil && unproxied == nil }
}
