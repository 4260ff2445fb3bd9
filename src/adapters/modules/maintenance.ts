import { collections } from '@/adapters/backend/assembly/features'
import type { MaintenanceTask } from '@/adapters/server/base/config/command-line'
import { backUp, restore } from '@/adapters/stores/postgres/backup'
import { importCatalogue } from './catalogue/import-catalogue'
import { writeExport } from './write-export'
import { listJobs, retryJobs } from './look-after-jobs'
import { sendOrder } from './send-order'
import { sendNewsletter } from './send-newsletter'
import { migrate } from '@/adapters/stores/postgres/migrate'
import { besideServer } from '@/adapters/stores/postgres/open-service-store'
import type { ServiceLocations } from './service'

/**
 * Runs the task that an operator requested instead of a server, and returns the text to print.
 * Throws with a text for the operator.
 */
export function runMaintenance(
  task: MaintenanceTask,
  {
    database,
    migrations,
    natsUrl,
    preparing,
  }: Required<Pick<ServiceLocations, 'database' | 'migrations' | 'natsUrl' | 'preparing'>>,
): Promise<string> {
  return besideServer(database, async (url) => {
    if (task.kind === 'migrate') {
      const ran = await migrate(url, migrations)
      return ran.length === 0 ? 'Up to date already' : `Brought up to date: ${ran.join(', ')}`
    }
    if (task.kind === 'import') return importCatalogue(url, migrations, { file: task.file, natsUrl, preparing })
    if (task.kind === 'order') return sendOrder(url, migrations, task.order)
    if (task.kind === 'jobs') return listJobs(url, migrations)
    if (task.kind === 'retry-job') return retryJobs(url, migrations, task.id)
    if (task.kind === 'export-guest') return writeExport(url, migrations, task.id)
    if (task.kind === 'newsletter') return sendNewsletter(url, migrations, task.file)
    // Two databases with the same content report the same.
    const { kind, file } = task
    const { records, digest } = await (kind === 'backup'
      ? backUp(url, migrations, collections, file)
      : restore(url, migrations, collections, file))
    return `${kind === 'backup' ? 'Written' : 'Restored'}: ${records} records, digest ${digest}`
  })
}
