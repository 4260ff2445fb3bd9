import type { CoreCatalog } from './catalog'
import { access } from './es/access'
import { actors } from './es/actors'
import { consent } from './es/consent'
import { errors } from './es/errors'
import { home } from './es/home'
import { notifications } from './es/notifications'
import { shell } from './es/shell'

export const es: CoreCatalog = { access, actors, consent, errors, home, notifications, shell }
