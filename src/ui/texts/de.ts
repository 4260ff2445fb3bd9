import type { CoreCatalog } from './catalog'
import { access } from './de/access'
import { actors } from './de/actors'
import { consent } from './de/consent'
import { errors } from './de/errors'
import { home } from './de/home'
import { notifications } from './de/notifications'
import { shell } from './de/shell'

export const de: CoreCatalog = { access, actors, consent, errors, home, notifications, shell }
