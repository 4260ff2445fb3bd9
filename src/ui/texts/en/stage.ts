export const stage = {}
