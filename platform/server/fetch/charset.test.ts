import { expect, test } from 'vitest'
import { charsetOf, decodeText } from './charset.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
const utf8 = (text: string) => Buffer.from(text, 'utf8')

test('the declared charset of the answer is used', () => {
  expect(decodeText(bytes('caf\xe9'), 'text/plain; charset=ISO-8859-1')).toBe('café')
  expect(decodeText(bytes([0xcf, 0xf0, 0xe8]), 'text/html; charset="windows-1251"')).toBe('При')
})

test('a document may declare its own', () => {
  expect(decodeText(bytes('<html><meta charset=iso-8859-2><p>', [0xb1]))).toContain('ą')
  expect(decodeText(bytes('<meta http-equiv="Content-Type" content="text/html; charset=koi8-r">', [0xf0]))).toContain(
    'П',
  )
  expect(decodeText(bytes('<?xml version="1.0" encoding="ISO-8859-15"?><a>', [0xa4], '</a>'))).toContain('€')
})

test('a byte order mark wins over every declaration and does not appear in the text', () => {
  expect(decodeText(utf8('\ufeffgrün'), 'text/plain; charset=iso-8859-1')).toBe('grün')
  expect(decodeText(bytes([0xff, 0xfe], [0x41, 0, 0xe4, 0]))).toBe('Aä')
  expect(decodeText(bytes([0xfe, 0xff], [0, 0x41, 0, 0xe4]))).toBe('Aä')
})

test('UTF-8 under a wrong Western declaration is still UTF-8', () => {
  expect(decodeText(utf8('Größe – “quoted”'), 'text/html; charset=iso-8859-1')).toBe('Größe – “quoted”')
})

test('text wrongly declared as UTF-8 is read in its real encoding', () => {
  expect(
    decodeText(
      bytes(
        'une tr\xe8s vieille for\xeat, o\xf9 l\u2019on va \xe0 pied, \xe7a et l\xe0, depuis des ann\xe9es'.replace(
          '\u2019',
          '\x92',
        ),
      ),
      'text/plain; charset=utf-8',
    ),
  ).toContain('très vieille forêt')
})

test('without a declaration the bytes decide', () => {
  expect(charsetOf(utf8('Zwölf Boxkämpfer'))).toBe('utf-8')
  const japanese = bytes([
    0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea, 0x82, 0xcc, 0x95, 0xb6, 0x8f, 0xcd, 0x82, 0xc5, 0x82, 0xb7, 0x81, 0x42, 0x82,
    0xb1, 0x82, 0xea, 0x82, 0xcd,
  ])
  expect(decodeText(japanese)).toContain('日本語の文章です')
  expect(decodeText(Buffer.from('Plain Latin text that an old editor saved in two bytes', 'utf16le'))).toContain(
    'Plain Latin text',
  )
})

test('an unknown label is ignored, and nothing at all is empty text', () => {
  expect(decodeText(utf8('naïve'), 'text/plain; charset=klingon')).toBe('naïve')
  expect(decodeText(new Uint8Array())).toBe('')
})
