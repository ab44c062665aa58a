import { createECDH, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptPush } from '../../../../testing/push-receiver.ts'
import { encryptForBrowser } from './push-encryption.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('the example of RFC 8291, appendix A, is encrypted to the byte as it says', () => {
  const browser = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const oneTime = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  }
  const body = encryptForBrowser('When I grow up, I want to be a watermelon', browser, oneTime)
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('whoever has the keys of the browser reads it, and no two are alike', () => {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') }
  const sealed = [1, 2].map(() => encryptForBrowser('לקנות חלב', keys))
  expect(sealed.map((one) => decryptPush(one, browser.getPrivateKey(), auth))).toEqual(['לקנות חלב', 'לקנות חלב'])
  expect(sealed[0]).not.toEqual(sealed[1])
})
