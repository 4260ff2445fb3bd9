import { describe, expect, it } from 'vitest'
import { cameraOver, FakeCameras } from '#test/support/ui/cameras'
import { FakeStorage } from '#test/support/ui/doubles'

describe("the guest's camera", () => {
  it('is off until its guest switches it on', async () => {
    const { camera, cameras } = cameraOver()
    camera.start()
    camera.use()
    expect(cameras.done).toEqual([])
    await camera.open()
    expect(cameras.done).toEqual(['open front', 'set true true'])
    expect(camera).toMatchObject({ refusal: null, level: 0.5 })
    camera.close()
    expect(cameras.done.at(-1)).toBe('close front')
    expect(camera.camera).toBeNull()
  })

  it('is switched off when nothing shows it any more, and not on the way from the lobby to the room', async () => {
    const { camera, cameras, clock } = cameraOver()
    const leaveLobby = camera.use()
    await camera.open()
    leaveLobby()
    const leaveRoom = camera.use()
    clock.pass(5_000)
    expect(camera.camera).not.toBeNull()
    leaveRoom()
    clock.pass(1_000)
    expect(camera.camera).toBeNull()
    expect(cameras.done.filter((each) => each.startsWith('close'))).toEqual(['close front'])
  })

  it('is switched off with the page, also where the browser answers only then', async () => {
    const { camera, cameras } = cameraOver()
    const opening = camera.open()
    camera.dispose()
    await opening
    expect(camera).toMatchObject({ camera: null, isOpening: false })
    expect(cameras.done).toEqual(['open front', 'close front'])
  })

  it('reports why there is none, and is tried again', async () => {
    for (const refusal of ['denied', 'none', 'busy', 'unsupported'] as const) {
      const { camera, cameras } = cameraOver()
      cameras.refusal = refusal
      await camera.open()
      expect(camera).toMatchObject({ camera: null, isOpening: false, refusal })
      cameras.refusal = null
      await camera.open()
      expect(camera.refusal).toBeNull()
      expect(camera.camera).not.toBeNull()
    }
  })

  it('is the one that the guest has chosen, the next time too', async () => {
    const storage = new FakeStorage()
    const { camera, cameras } = cameraOver(new FakeCameras(), storage)
    await camera.open()
    await camera.choose('camera', 'back')
    expect(camera.camera?.chosen.camera).toBe('back')
    expect(cameras.done).toContain('close front')
    const next = cameraOver(new FakeCameras(), storage)
    await next.camera.open()
    expect(next.cameras.done[0]).toBe('open back')
  })

  it('shows and sends what the guest leaves on', async () => {
    const { camera, cameras } = cameraOver()
    await camera.open()
    camera.toggle('picture')
    camera.toggle('sound')
    camera.toggle('sound')
    expect(cameras.done.slice(-3)).toEqual(['set false true', 'set false false', 'set false true'])
    if (camera.camera === null) throw new Error('off')
    const end = camera.publish(camera.camera, '/media/live/chat/camera')
    cameras.report('sending')
    expect(camera.sending).toBe('sending')
    cameras.report('interrupted')
    expect(camera.sending).toBe('interrupted')
    end()
    expect(camera.sending).toBeNull()
    expect(cameras.done.at(-1)).toBe('unpublish')
  })

  it('is off where it was unplugged', async () => {
    const { camera, cameras } = cameraOver()
    await camera.open()
    cameras.unplug()
    expect(camera.camera).toBeNull()
  })
})
