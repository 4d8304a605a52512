/** What kind of quantity a number in a text is. */
export type NumberKind = 'number' | 'percent' | 'money' | 'quantity' | 'ordinal' | 'year' | 'date' | 'time'
