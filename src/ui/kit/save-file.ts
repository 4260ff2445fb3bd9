/** Removes accents: without a UTF-8 locale browsers fail on them, and call the file "download". */
const plainName = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Has the browser save a text as a file, as a download does. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = plainName(name)
  link.click()
  URL.revokeObjectURL(url)
}
