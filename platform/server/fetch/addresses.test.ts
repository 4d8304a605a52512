import { expect, test } from 'vitest'
import { isPublicAddress } from './addresses.ts'
import { allowList } from './allow-list.ts'

const inside = [
  ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
  ['unspecified', '0.0.0.0', '0.1.2.3', '::'],
  ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ['link-local and cloud metadata', '169.254.0.1', '169.254.169.254', 'fe80::1', 'fe80::1%eth0'],
  ['shared by carriers, metadata of Alibaba', '100.64.0.1', '100.127.255.255', '100.100.100.200'],
  ['platform address of Azure', '168.63.129.16'],
  ['unique local, metadata of AWS', 'fc00::1', 'fd00:ec2::254'],
  ['site-local', 'fec0::1'],
  ['multicast and broadcast', '224.0.0.1', '239.255.255.250', '255.255.255.255', 'ff02::1'],
  [
    'documentation, benchmarks, reserved',
    '192.0.2.1',
    '198.51.100.7',
    '203.0.113.9',
    '198.18.0.1',
    '192.0.0.192',
    '240.0.0.1',
    '2001:db8::1',
  ],
  ['IPv4 mapped into IPv6', '::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '::ffff:10.1.2.3'],
  ['IPv4-compatible', '::127.0.0.1', '::7f00:1', '::10.0.0.1'],
  ['translated (NAT64, SIIT)', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::1', '::ffff:0:127.0.0.1'],
  [
    '6to4, Teredo, ISATAP',
    '2002:7f00:1::',
    '2002:a9fe:a9fe::1',
    '2001:0:4136:e378::',
    '2a00:1450::5efe:7f00:1',
    '2a00:1450::200:5efe:10.0.0.1',
  ],
  ['no address at all', '', 'example.com', '1.2.3', '1.2.3.4.5', '1.2.3.4/8'],
] as const

test.each(inside.flatMap(([why, ...addresses]) => addresses.map((address) => [address, why])))(
  '%s is inside: %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(false)
  },
)

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '172.32.0.1',
  '100.128.0.1',
  '93.184.216.34',
  '2606:4700::1111',
  '2a00:1450:4001:80b::200e',
  '::ffff:8.8.8.8',
])('%s is of the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test('the allow list takes names, addresses and ranges, and nothing beside them', () => {
  const allow = allowList(['Ghost.Internal', '10.1.0.0/16', '127.0.0.1', '[fd00::5]'])
  expect(['ghost.internal', 'evil.ghost.internal', 'other'].map((name) => allow.host(name, 80))).toEqual([
    true,
    false,
    false,
  ])
  expect(
    ['10.1.2.3', '10.2.0.1', '127.0.0.1', '127.0.0.2', '::ffff:127.0.0.1', 'fd00::5', 'fd00::6'].map((ip) =>
      allow.address(ip, 80),
    ),
  ).toEqual([true, false, true, false, true, true, false])
})

test('an entry with a port opens that port alone', () => {
  const allow = allowList(['wiki.lan:8080', '127.0.0.1:11434', '10.0.0.0/8:443', '[fd00::5]:81', '[fd01::/16]:82'])
  expect([8080, 80].map((port) => allow.host('wiki.lan', port))).toEqual([true, false])
  for (const [ip, port] of [
    ['127.0.0.1', 11434],
    ['10.9.9.9', 443],
    ['fd00::5', 81],
    ['fd01::7', 82],
  ] as const) {
    expect(allow.address(ip, port), `${ip} ${port}`).toBe(true)
    expect(allow.address(ip, port + 1), `${ip} ${port + 1}`).toBe(false)
  }
})

test.each(['*.example.org', 'wiki.lan:http', '127.0.0.1:', 'http://ghost.internal', '10.0.0.0/33', 'a b'])(
  'an entry that is no host, address or range stops the start: %s',
  (entry) => {
    expect(() => allowList([entry])).toThrow(entry)
  },
)
