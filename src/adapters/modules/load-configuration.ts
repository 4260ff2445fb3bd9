import { ConfigurationError, readConfiguration } from '@/adapters/wire/configuration/read-configuration'
import type { Configuration } from '@/application/configuration/configuration'

/**
 * Returns the configuration of this page: written into it by its server, or fetched from beside it.
 * Throws `ConfigurationError`.
 */
export async function loadConfiguration(): Promise<Configuration> {
  const inline = document.getElementById('config')?.textContent
  if (inline !== undefined) return readConfiguration(parsed(inline))
  const response = await fetch('/config.json', { cache: 'no-cache' })
  if (!response.ok) throw new ConfigurationError([`status ${response.status}`])
  return readConfiguration(parsed(await response.text()))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new ConfigurationError(['not JSON'])
  }
}
