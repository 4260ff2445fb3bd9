import type { Catalog } from './catalog'
import { access } from './de/access'
import { account } from './de/account'
import { actors } from './de/actors'
import { chat } from './de/chat'
import { consent } from './de/consent'
import { errors } from './de/errors'
import { home } from './de/home'
import { legal } from './de/legal'
import { media } from './de/media'
import { messenger } from './de/messenger'
import { notifications } from './de/notifications'
import { payments } from './de/payments'
import { shell } from './de/shell'
import { stage } from './de/stage'

export const de: Catalog = {
  access,
  account,
  actors,
  chat,
  consent,
  errors,
  home,
  legal,
  media,
  messenger,
  notifications,
  payments,
  shell,
  stage,
}
