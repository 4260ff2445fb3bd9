import { currentProgramQuery, lateNightShow, tvProgram, tvStreamCall } from './tv-calls'
import { atServer, bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { TvGateway } from '@/application/tv/tv-gateway'

const bound = bindingOf<TvGateway>()

/** Live TV on the wire. */
export const tvPort: PortBinding<TvGateway> = {
  currentProgram: bound('currentProgram', currentProgramQuery, { fields: ['premium'] }),
  program: bound('program', tvProgram, {
    request: (asked) => asked,
    args: (sent) => [sent],
    answer: 'program',
  }),
  stream: bound('stream', tvStreamCall, {
    fields: ['type'],
    answer: 'stream',
    reach: (stream, baseUrl) => (stream.ok ? { ...stream, url: atServer(stream.url, baseUrl) } : stream),
  }),
  lateNightShow: bound('lateNightShow', lateNightShow),
}
