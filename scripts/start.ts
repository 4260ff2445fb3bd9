// Builds what is missing or out of date, then serves the product on the embedded backend: `npm start [-- --port 4173]`.
import { buildAndServe } from './build-and-serve.ts'

buildAndServe(['--static', ...process.argv.slice(2)])
