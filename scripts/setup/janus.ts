import { programPath } from './program-path.ts'

/** Path of the Janus of this machine. Throws where there is none. */
export const janusPath = (): string => programPath('janus', 'JANUS_PATH')
