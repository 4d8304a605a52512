import { useSession } from '../../../platform/web/session/session.ts'

/** Tells programs that keep passwords whose password a form asks for. Not `type="hidden"`: they look at text only. */
export function WhosePassword() {
  const { email } = useSession()
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
