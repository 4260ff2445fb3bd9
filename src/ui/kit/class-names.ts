/** Joins the class names that are there; a module's missing name is left out instead of printed as "undefined". */
export const cx = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
