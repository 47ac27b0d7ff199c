import Foundation
import Testing

@testable import Platform

@Suite struct LockedTests {
  @Test func `Threads that meet at a value each find it whole`() {
    let numbers = Locked<[Int: Int]>([:])
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<2000 { numbers.withLock { $0[number, default: 0] += thread } }
    }
    #expect(numbers.withLock { $0.count } == 2000)
    #expect(numbers.withLock { Set($0.values) } == [28])
  }

  @Test func `What is thrown inside leaves it open`() {
    struct Fault: Error {}
    let number = Locked(1)
    #expect(throws: Fault.self) {
      try number.withLock { value throws(Fault) in
        value = 2
        throw Fault()
      }
    }
    #expect(number.withLock { $0 } == 2)
  }
}
