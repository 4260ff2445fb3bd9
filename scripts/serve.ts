/**
 * Builds what is missing or out of date, then starts the reference server: `npm run serve -- --port 4173`. All arguments go to
 * the server.
 */
import { buildAndServe } from './build-and-serve.ts'

buildAndServe(process.argv.slice(2))
