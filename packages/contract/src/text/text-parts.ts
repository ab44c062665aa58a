// A text in parts of a length, no character cut in two.

export function* textParts(text: string, most: number): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const isHalf = from + most < text.length && text.charCodeAt(from + most - 1) >> 10 === 0x36
    const end = from + most - (isHalf ? 1 : 0)
    yield text.slice(from, end)
    from = end
  }
}
