export const messenger = {}
