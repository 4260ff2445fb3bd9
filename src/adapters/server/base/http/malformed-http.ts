import type { Socket } from 'node:net'
import { newRequestId } from './logging'
import { errorOf } from './answer-errors'

/** Statuses of data that never became a request, by the parser's code; any other is 400. */
const STATUS_OF_ERROR: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
}

/**
 * Answers malformed, oversized or unfinished HTTP in the shape of all other refusals, and ends the
 * connection: where the next request would begin is not known. Such a caller has no guest session,
 * so nothing of it is logged.
 */
export function answerMalformed(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const status = STATUS_OF_ERROR[error.code ?? ''] ?? '400 Bad Request'
    const body = JSON.stringify(errorOf('invalid-request', newRequestId()))
    const headers = [
      'content-type: application/json; charset=utf-8',
      `content-length: ${body.length}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
    ]
    socket.write(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy(error)
}
