/** The coins a text of the page names: whole, with any separator of the thousands. Fails where there is no number. */
export function coinsIn(text: string | null): number {
  const digits = (text ?? '').replaceAll(/[^\d]/gu, '')
  if (digits === '') throw new Error(`No coins in "${text ?? ''}"`)
  return Number(digits)
}
