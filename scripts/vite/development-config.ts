import type { Plugin } from 'vite'

/** While developing, the embedded backend is the configuration; a served build gets its own from the server. */
export function developmentConfig(): Plugin {
  return {
    name: 'vesper-development-config',
    configureServer(server) {
      server.middlewares.use('/config.json', (_request, response) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ backend: 'memory' }))
      })
    },
  }
}
