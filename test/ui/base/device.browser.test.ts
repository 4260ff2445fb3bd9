import { describe, expect, it } from 'vitest'
import { BrowserConnectivity, BrowserViewport, LocalKeyValueStorage } from '@/adapters/browser/browser-devices'
import { DeviceViewModel } from '@/ui/base/device-view-model'
import { Menus } from '@/ui/base/menus'
import { NavbarViewModel } from '@/ui/app/navbar-view-model'
import { FakeLogger, FakeStorage } from '#test/support/ui/doubles'

describe('the device', () => {
  it('is online or offline as the browser reports, and the operator is notified [API-014][API-015]', () => {
    const logger = new FakeLogger()
    const device = new DeviceViewModel(new BrowserConnectivity(), new FakeStorage(), logger)
    device.start()
    dispatchEvent(new Event('offline'))
    expect(device.isOnline).toBe(false)
    dispatchEvent(new Event('online'))
    expect(device.isOnline).toBe(true)
    expect(logger.lines).toEqual(['browserOnline false', 'browserOnline true'])
  })

  it('stores the theme the guest has chosen [ADD-032]', () => {
    const storage = new FakeStorage()
    const make = () => new DeviceViewModel(new BrowserConnectivity(), storage, new FakeLogger())
    make().choose('light')
    expect({ theme: make().theme, documentTheme: document.documentElement.dataset['theme'] }).toEqual({
      theme: 'light',
      documentTheme: 'light',
    })
  })

  it('stores small values and removes none but its own', () => {
    const storage = new LocalKeyValueStorage('test.')
    localStorage.setItem('other', 'stays')
    storage.write('a', '1')
    expect({ stored: storage.read('a'), ofBrowser: localStorage.getItem('test.a') }).toEqual({
      stored: '1',
      ofBrowser: '1',
    })
    storage.write('a', null)
    expect({ stored: storage.read('a'), other: localStorage.getItem('other') }).toEqual({
      stored: null,
      other: 'stays',
    })
  })

  it('notifies the menus when the window is rotated or resized [NAV-082][NAV-098]', () => {
    const menus = new Menus(new BrowserViewport())
    menus.start()
    expect(menus.state.isOn).toBe(innerWidth < 1023)
    expect(menus.orientation).toBe(innerWidth > innerHeight ? 'landscape' : 'portrait')
  })
})

describe('the navbar', () => {
  it('hides when the page scrolls down past 50 px and comes back when it scrolls up [NAV-083]', async () => {
    document.body.style.height = '5000px'
    scrollTo(0, 0)
    const navbar = new NavbarViewModel()
    navbar.start()
    scrollTo(0, 400)
    await expect.poll(() => navbar.state.hidden).toBe(true)
    scrollTo(0, 300)
    await expect.poll(() => navbar.state.hidden).toBe(false)
    navbar.dispose()
    scrollTo(0, 0)
  })
})
