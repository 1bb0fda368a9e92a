import Text

extension Frame {
  mutating func draw(_ question: PhotoQuestion, in area: Rect, _ theme: Theme) {
    let reason = PhotoQuestionView.reason(of: question, width: area.width)
    for (row, line) in reason.enumerated() {
      write(line, x: area.x, y: area.y + row, theme.text, limit: area.width)
    }
    let below = area.split(top: reason.count + 1).rest
    let (input, rest) = below.split(top: 1)
    let used = write(theme.isASCII ? "> " : "› ", x: input.x, y: input.y, theme.key)
    let line = input.split(left: used).rest
    drawInput(question.text, in: line, theme, isActive: true)
    if question.text.isEmpty {
      let hint = "the digits under the bars, or words of the sleeve"
      write(hint, x: line.x + 1, y: line.y, theme.faint, limit: line.width - 1)
    }
    let hint = rest.split(top: 2).top
    let style = question.digits?.isWrong == true ? theme.error : theme.good
    write(question.hint ?? "", x: hint.x + used, y: hint.y, style, limit: hint.width - used)
    drawChoices(of: question, in: PhotoQuestionView.list(of: question, in: area), theme)
  }

  private mutating func drawChoices(of question: PhotoQuestion, in list: Rect, _ theme: Theme) {
    let top = PhotoQuestionView.top(of: question, height: list.height)
    let choices = question.choices
    for (index, choice) in choices.dropFirst(top).prefix(list.height).enumerated() {
      let isSelected = index + top == question.cursor
      let row = Rect(x: list.x, y: list.y + index, width: list.width, height: 1)
      let style = isSelected ? theme.selected : theme.text
      fill(row, " ", style)
      let half = choice.detail.isEmpty ? list.width - 2 : (list.width - 3) / 2
      write(choice.words.fitted(to: max(1, half)), x: row.x + 1, y: row.y, style)
      guard !choice.detail.isEmpty else { continue }
      write(
        choice.detail.fitted(to: max(1, list.width - half - 3)), x: row.x + half + 2, y: row.y,
        isSelected ? style : theme.faint)
    }
  }
}

/// Where the choices of a question are.
enum PhotoQuestionView {
  static func reason(of question: PhotoQuestion, width: Int) -> ArraySlice<String> {
    question.reason.wrapped(to: max(10, width)).prefix(3)
  }

  /// Below the reason, the line that is typed into and what is said of it.
  static func list(of question: PhotoQuestion, in area: Rect) -> Rect {
    area.split(top: reason(of: question, width: area.width).count + 4).rest
  }

  static func top(of question: PhotoQuestion, height: Int) -> Int {
    max(0, min(max(0, question.cursor) - height / 2, question.choices.count - height))
  }
}
