/** Joins class names; a module's missing name is left out, not printed as "undefined". */
export const cx = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
