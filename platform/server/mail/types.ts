export interface Mail {
  to: string
  subject: string
  text: string
}

/** Sends mail by SMTP, or writes it to `DATA_DIR/outbox` where none is configured. */
export interface Mailer {
  /** False when mail only reaches the outbox. */
  delivers: boolean
  /** Keeps the mail until the mail server has taken it; it is tried again where that fails. */
  send(mail: Mail): Promise<void>
}
