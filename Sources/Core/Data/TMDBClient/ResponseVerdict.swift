package import Movies

/// What an answer amounts to: data, a fault that may pass, or one that will not.
package enum ResponseVerdict: Equatable, Sendable {
  case data
  case fault(TMDBFault)

  /// Judges by the body as well as by the status: TMDb says "not found" and "too many requests" with
  /// HTTP 200, too, and proxies answer 200 with pages of their own.
  package init(_ response: HTTPResponse, expecting expectation: HTTPRequest.Expectation = .json) {
    let error = response.isKnownData ? nil : TMDBErrorBody(response.body)
    if response.isKnownData {
      self = .data
    } else if let fault = TMDBFault(status: response.status, error: error) {
      self = .fault(fault)
    } else if response.status == 304 || expectation == .bytes || JSONOutline.isWhole(response.body)
    {
      self = .data
    } else {
      self = .fault(.notJSON(status: response.status, isHTML: JSONOutline.isHTML(response.body)))
    }
  }

  /// Whether the answer says that there were too many requests; looks no further.
  package static func isRateLimited(_ response: HTTPResponse) -> Bool {
    let fault = TMDBFault(status: response.status, error: TMDBErrorBody(response.body))
    return if case .tooManyRequests = fault { true } else { false }
  }
}

/// An answer of TMDb that is no data.
package enum TMDBFault: Error, Equatable, Sendable {
  /// The credential is missing, wrong, suspended or not allowed to do this.
  case refused(status: Int, message: String?)
  case notFound(status: Int, message: String?)
  /// The request is wrong: an option or an operand has a value that TMDb does not take.
  case badRequest(status: Int, message: String?)
  /// A page that does not exist: beyond the last that TMDb answers.
  case noSuchPage(message: String?)
  case tooManyRequests(message: String?)
  /// The server fails, or is down for maintenance.
  case server(status: Int, message: String?)
  /// A status without a meaning here, such as 405 or a redirect to nowhere.
  case unexpected(status: Int, message: String?)
  /// A success whose body is not what was asked for, as from a proxy or a sign-in page.
  case notJSON(status: Int, isHTML: Bool)
  /// JSON, but without the member that holds the data.
  case unexpectedShape(missing: String)

  /// A film, but not the one that was asked for.
  case otherFilm(MovieID)

  /// Whether the same request may well succeed a moment later.
  package var isPassing: Bool {
    switch self {
    case .tooManyRequests, .server, .notJSON: true
    case .refused, .notFound, .badRequest, .noSuchPage, .unexpected, .unexpectedShape, .otherFilm:
      false
    }
  }

  /// Nil where neither the status nor the body tells of a fault.
  init?(status: Int, error: TMDBErrorBody?) {
    let message = error?.message
    // The body's code is the more exact one where both speak.
    switch error?.code {
    case 25:
      self = .tooManyRequests(message: message)
    case 22:
      self = .noSuchPage(message: message)
    case 9, 11, 15, 24, 43, 46:
      self = .server(status: status, message: message)
    case 3, 7, 10, 14, 16, 17, 30, 31, 32, 33, 35, 36, 38, 39, 45:
      self = .refused(status: status, message: message)
    case 6, 21, 34, 37:
      self = .notFound(status: status, message: message)
    case 5, 18, 19, 20, 23, 26, 27, 28, 29, 42, 44, 47:
      self = .badRequest(status: status, message: message)
    default:
      switch status {
      case 200...299:
        guard error != nil, error?.code != 1, error?.code != 12, error?.code != 13 else {
          return nil
        }
        self = .unexpected(status: status, message: message)
      case 304: return nil
      case 400 where error != nil:
        self = .badRequest(status: status, message: message)
      case 422 where message?.hasPrefix("page must be") == true:
        self = .noSuchPage(message: message)
      case 422:
        self = .badRequest(status: status, message: message)
      case 401:
        self = .refused(status: status, message: message)
      case 404:
        self = .notFound(status: status, message: message)
      case 429:
        self = .tooManyRequests(message: message)
      case 408, 500...599:
        self = .server(status: status, message: message)
      default:
        self = .unexpected(status: status, message: message)
      }
    }
  }
}
