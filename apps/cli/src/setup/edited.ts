// What becomes of the text of a file, or why nothing can.

export type FileForm = 'json' | 'toml' | 'page'

export type Edited =
  /** Undefined: the file is not needed any more. */
  | { readonly text: string | undefined; readonly cannot?: undefined }
  | { readonly cannot: { readonly form: FileForm; readonly line: number } }

/** How the tools are started. */
export interface ToolEntry {
  readonly command: string
  readonly args: readonly string[]
}

export function cannotEdit(form: FileForm, line: number): Edited {
  return { cannot: { form, line } }
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
