import { Duplex } from 'node:stream'

/**
 * Both ends of a connection within the process: a client writes HTTP to one, the server reads it from the other. Node’s own
 * `duplexPair` is younger than the oldest Node that we run on, and ends nothing at the other end where one is destroyed.
 */
export function lineWithin(): [Duplex, Duplex] {
  const [near, far] = [new End(), new End()]
  near.other = far
  far.other = near
  return [near, far]
}

class End extends Duplex {
  other: End | undefined
  private taken: (() => void) | null = null

  override _read(): void {
    const { taken } = this
    this.taken = null
    taken?.()
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    // the writer goes on once the reader wants more
    if (this.other && !this.other.push(chunk)) this.other.taken = done
    else done()
  }

  override _final(done: () => void): void {
    this.other?.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const { other } = this
    this.other = undefined
    done(error)
    other?.destroy()
  }
}
