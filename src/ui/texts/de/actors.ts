export const actors = {}
