/** Strips accents and case, so that "Ines" finds "Inés". */
export const plainText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
