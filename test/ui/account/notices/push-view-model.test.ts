import { describe, expect, it } from 'vitest'
import type { PushDevice, PushPermission, StoredPush } from '@/application/notifications/push-device'
import type { PushGateway } from '@/application/notifications/push-gateway'
import { PushViewModel } from '@/ui/account/notices/push-view-model'
import { Toasts } from '@/ui/base/toasts'
import { portOf, settled } from '#test/support/ui/doubles'

/** A browser whose guest answers the prompt so, and a platform that knows these subscriptions. */
async function setup(permission: PushPermission = 'default', answer: PushPermission = 'granted') {
  const browser = { permission, prompts: 0, stored: null as StoredPush | null, isUnreachable: false, isSupported: true }
  const known = new Set<string>()
  const device: PushDevice = {
    get isSupported() {
      return browser.isSupported
    },
    permission: () => browser.permission,
    subscribe: async () => {
      browser.prompts += 1
      browser.permission = answer
      if (browser.isUnreachable) throw new DOMException('push service error', 'AbortError')
      return answer === 'granted' ? { endpoint: 'https://push.test/1', p256dh: 'k', auth: 'a' } : null
    },
    unsubscribe: async () => void (browser.stored = null),
    stored: async () => browser.stored,
    store: async (stored) => void (browser.stored = stored),
  }
  const gateway = portOf<PushGateway>({
    key: async () => 'key',
    subscribe: async () => {
      known.add('s1')
      return { ok: true, id: 's1', token: 't1' }
    },
    unsubscribe: async (id) => void known.delete(id),
    update: async (id) => (known.has(id) ? 'subscribed' : 'unknown'),
  })
  const toasts = new Toasts()
  const model = new PushViewModel(async () => ({ pushDevice: device }), gateway, toasts)
  const begin = async () => {
    model.start()
    await settled()
  }
  return { model, browser, known, begin }
}

describe('push messages on a device', () => {
  it('are off until the guest presses: nothing prompts before [NOT-008]', async () => {
    const { model, browser, known, begin } = await setup()
    await begin()
    expect({ state: model.state, prompts: browser.prompts }).toEqual({ state: 'off', prompts: 0 })
    await model.turnOn()
    expect({ state: model.state, prompts: browser.prompts, token: browser.stored?.token }).toEqual({
      state: 'on',
      prompts: 1,
      token: 't1',
    })
    await model.turnOff()
    expect({ state: model.state, stored: browser.stored, knownCount: known.size }).toEqual({
      state: 'off',
      stored: null,
      knownCount: 0,
    })
  })

  it('are reported as blocked where the guest refuses, or has refused before [NOT-008]', async () => {
    const refusing = await setup('default', 'denied')
    await refusing.begin()
    await refusing.model.turnOn()
    expect({ state: refusing.model.state, knownCount: refusing.known.size }).toEqual({ state: 'denied', knownCount: 0 })
    const refused = await setup('denied')
    await refused.begin()
    expect({ state: refused.model.state, prompts: refused.browser.prompts }).toEqual({ state: 'denied', prompts: 0 })
  })

  it('stay off where the prompt is closed, the push service cannot be reached, or the browser has none', async () => {
    const closed = await setup('default', 'default')
    await closed.begin()
    await closed.model.turnOn()
    expect(closed.model.state).toBe('off')
    const cut = await setup()
    await cut.begin()
    cut.browser.isUnreachable = true
    await cut.model.turnOn()
    expect({ state: cut.model.state, isWorking: cut.model.isWorking }).toEqual({ state: 'failed', isWorking: false })
    const old = await setup()
    old.browser.isSupported = false
    await old.begin()
    expect(old.model.state).toBe('unsupported')
  })

  it('are off for a guest whose device is subscribed for another, and on again with a press', async () => {
    const { model, browser, begin } = await setup('granted')
    browser.stored = { id: 'of another', token: 't0' }
    await begin()
    expect(model.state).toBe('off')
    await model.turnOn()
    expect(model.state).toBe('on')
  })
})
