/**
 * Takes the place of the service worker where an operator has retired it: deletes all that it stored and removes itself. The pages that
 * are open go on without a worker.
 */
import { scope } from './scope'

/** The caches of the worker. */
const OURS = /^vesper-/u

async function retire(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => OURS.test(name)).map((name) => caches.delete(name)))
  await scope.registration.unregister()
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(retire()))
