/**
 * A number from -1 to 1 for a place and a variant: the same for the same two, without pattern between them. Variant 0
 * is always 0, so that the first variant is the plain best. Mixes as murmur3's finaliser does (Appleby, public domain).
 */
export function sway(variant: number, place: number): number {
  if (variant === 0) return 0
  let mixed = (Math.imul(variant, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x7fffffff - 1
}
