import { programPath } from './program-path.ts'

/** Path of the nginx of this machine. Throws where there is none. */
export const nginxPath = (): string => programPath('nginx', 'NGINX_PATH')
