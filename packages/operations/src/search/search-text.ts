/** As texts are filed: form and case folded, so that both databases find the same. */
export function searchText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
