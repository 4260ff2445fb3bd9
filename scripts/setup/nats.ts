import { programPath } from './program-path.ts'

/** Path of the nats-server of this machine. Throws where there is none. */
export const natsServerPath = (): string => programPath('nats-server', 'NATS_SERVER_PATH')
