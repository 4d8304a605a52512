/** The formats of pictures that every browser shows and that are kept as they came. */
export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp'

/** What the first bytes of a picture say of it; sizes in pixels. */
export interface PictureFacts {
  format: PictureFormat
  width: number
  height: number
}

/** Reads format and size from the bytes themselves, whatever a name or a header claims. Null where it is no picture of ours. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return png(view) ?? gif(view) ?? webp(view) ?? jpeg(view)
  } catch (cause) {
    // A DataView throws where a file ends before its header does.
    if (cause instanceof RangeError) return null
    throw cause
  }
}

function sized(format: PictureFormat, width: number, height: number): PictureFacts | null {
  return width > 0 && height > 0 ? { format, width, height } : null
}

function png(view: DataView): PictureFacts | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null
  return sized('png', view.getUint32(16), view.getUint32(20))
}

function gif(view: DataView): PictureFacts | null {
  if (view.getUint32(0) !== 0x47494638) return null
  return sized('gif', view.getUint16(6, true), view.getUint16(8, true))
}

/** RIFF container with a `VP8 `, `VP8L` or `VP8X` chunk (RFC 9649). */
function webp(view: DataView): PictureFacts | null {
  if (view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250) return null
  const chunk = view.getUint32(12)
  if (chunk === 0x56503820) return sized('webp', view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
  if (chunk === 0x5650384c) {
    const bits = view.getUint32(21, true)
    return sized('webp', (bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
  }
  if (chunk !== 0x56503858) return null
  const triple = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  return sized('webp', triple(24) + 1, triple(27) + 1)
}

/** Walks the segments of a JPEG to the frame header, which holds the size. */
function jpeg(view: DataView): PictureFacts | null {
  if (view.getUint16(0) !== 0xffd8) return null
  let at = 2
  while (at < view.byteLength) {
    const marker = view.getUint16(at)
    if (marker === 0xffff) {
      at += 1
      continue
    }
    if (marker >> 8 !== 0xff) return null
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      return sized('jpeg', view.getUint16(at + 7), view.getUint16(at + 5))
    }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}
