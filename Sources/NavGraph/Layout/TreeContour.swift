/// Upper and lower outline of a subtree, column by column.
///
/// Reingold and Tilford's contours in arrays instead of threads, since a group's box spans several
/// columns. Joining two costs as much as the shorter one, so a whole tree costs linear time.
struct TreeContour {
  /// First column that is covered.
  private(set) var start: Int
  /// Deepest column first, so that a parent's column is added at the end.
  private var tops: [Double] = []
  private var bottoms: [Double] = []
  /// Added to every stored value.
  private var base = 0.0

  init(columns: ClosedRange<Int>, top: Double, bottom: Double) {
    start = columns.lowerBound
    tops = Array(repeating: top, count: columns.count)
    bottoms = Array(repeating: bottom, count: columns.count)
  }

  var end: Int { start + tops.count - 1 }
  var top: Double { (tops.min() ?? 0) + base }
  var bottom: Double { (bottoms.max() ?? 0) + base }

  /// Lower end in one of the columns that are covered.
  func bottom(of column: Int) -> Double { bottoms[slot(column)] + base }

  private func slot(_ column: Int) -> Int { end - column }

  /// Grows towards the root by one column.
  mutating func add(column: Int, top: Double, bottom: Double) {
    reach(column)
    let slot = slot(column)
    tops[slot] = min(tops[slot], top - base)
    bottoms[slot] = max(bottoms[slot], bottom - base)
  }

  private mutating func reach(_ column: Int) {
    while start > column {
      tops.append(.infinity)
      bottoms.append(-.infinity)
      start -= 1
    }
  }

  /// How far `other` has to move down to lie below this one.
  func shift(for other: TreeContour, gap: Double) -> Double {
    let low = max(start, other.start)
    let high = min(end, other.end)
    var shift = -Double.infinity
    if low <= high {
      for column in low...high {
        let above = bottoms[slot(column)] + base
        let below = other.tops[other.slot(column)] + other.base
        shift = max(shift, above + gap - below)
      }
    }
    if shift.isFinite { return shift }
    return other.start > end ? top - other.top : bottom + gap - other.top
  }

  /// Takes in `other`, which lies below this one after moving down by `shift`.
  mutating func join(_ other: TreeContour, shift: Double) {
    if end >= other.end {
      reach(other.start)
      for slot in other.tops.indices {
        let own = self.slot(other.end - slot)
        tops[own] = min(tops[own], other.tops[slot] + other.base + shift - base)
        bottoms[own] = max(bottoms[own], other.bottoms[slot] + other.base + shift - base)
      }
    } else {
      var result = other
      result.base += shift
      result.reach(start)
      for slot in tops.indices {
        let there = result.slot(end - slot)
        result.tops[there] = min(result.tops[there], tops[slot] + base - result.base)
        result.bottoms[there] = max(result.bottoms[there], bottoms[slot] + base - result.base)
      }
      self = result
    }
  }
}
