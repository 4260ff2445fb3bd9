import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Destination } from '@/ui/base/destination'

const UI = join(import.meta.dirname, '..', '..', 'src', 'ui')

/** The destinations that the features declare, found by the names of their files, as the build finds them. */
export const destinations: readonly Destination[] = (
  await Promise.all(
    globSync('*/navigation.ts', { cwd: UI }).map(async (file) => {
      const declared = (await import(pathToFileURL(join(UI, file)).href)) as {
        readonly destinations: readonly Destination[]
      }
      return declared.destinations
    }),
  )
)
  .flat()
  .toSorted((a, b) => a.position - b.position)
