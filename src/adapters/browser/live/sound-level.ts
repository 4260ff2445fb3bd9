/** Speech at a usual distance reaches about a third of the range. */
const GAIN = 3

/** How loud a stream is at a moment. */
export class SoundLevel {
  private readonly context = new AudioContext()
  private readonly analyser = this.context.createAnalyser()
  private readonly samples: Float32Array<ArrayBuffer>

  constructor(stream: MediaStream) {
    this.analyser.fftSize = 512
    this.samples = new Float32Array(this.analyser.fftSize)
    this.context.createMediaStreamSource(stream).connect(this.analyser)
  }

  /** 0 to 1. */
  read(): number {
    this.analyser.getFloatTimeDomainData(this.samples)
    const power = this.samples.reduce((sum, sample) => sum + sample * sample, 0) / this.samples.length
    return Math.min(1, Math.sqrt(power) * GAIN)
  }

  close(): void {
    void this.context.close()
  }
}
