import Imaging

/// How an unread symbol is seen in its picture.
extension UnreadSymbol {
  /// Whether it is like bars at all: the rows of print differ, and of few edges only a part of a picture that
  /// is wide enough is worth a word.
  func looksLikeBars(in image: LumaImage) -> Bool {
    guard region.height > limits.minimumHeight,
      region.height > limits.minimumHeightOfWidth * region.length
    else { return false }
    if edgeCount < limits.edgesOfBars {
      return likeness > limits.fewEdgesLikeness && betweenLevels > limits.blurredBetweenLevels
        && region.length > limits.minimumWidth * Double(max(image.width, image.height))
    }
    return likeness > limits.barsLikeness || edgeCount >= limits.manyEdges
  }

  /// Whether its modules are too narrow, and so run into each other.
  var isTooSmall: Bool {
    pixelsPerModule < limits.smallestModule && betweenLevels > limits.smallBetweenLevels
  }

  /// Out of focus or moved; nil where the bars or what is around them is sharp.
  ///
  /// Nothing printed is as fine as the bars: out of focus, what is left of them is still the sharpest, and
  /// the least sharp direction is along them. Motion leaves what is along the bars sharper than another
  /// direction.
  func blur(in image: LumaImage) -> ReaderResult.Failure.Kind? {
    guard leastBetweenLevels > limits.blurredBetweenLevels,
      let sharpness = DirectionalSharpness(around: region, in: image),
      sharpness.lowest < limits.sharp
    else { return nil }
    let sharp = max(limits.movedRatio * sharpness.lowest, limits.movedSharp)
    return sharpness.along > sharp ? .moved : .outOfFocus
  }

  /// The end at which its bars go on to less than two modules from the edge of the picture, as a part of the
  /// width: 0 or 1; nil for none.
  func endAtFrame(of image: LumaImage) -> Double? {
    [0.0, 1].first { end in
      let reach = region.length / 2 + 2 * visibleModule
      return !image.contains(region.point(across: (2 * end - 1) * reach, along: 0))
    }
  }

  /// Whether the camera could not be much closer.
  func fillsFrame(of image: LumaImage) -> Bool {
    region.length > 0.5 * Double(max(image.width, image.height))
  }
}

extension LumaImage {
  /// Whether a point in pixels is in the picture.
  func contains(_ point: Point) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < Double(width) && point.y < Double(height)
  }
}
