import type { Ref } from 'react'
import { Field } from '#app/components/ui/field.tsx'
import { newPasswordSchema } from '#domain/account/account.ts'
import { PasswordInput } from './password-input.tsx'

/** The error of a new password shows as soon as something out of range is typed (SUP-05, OPN-22). */
export const newPasswordError = (password: string) =>
  password === '' ? undefined : newPasswordSchema.safeParse(password).error?.issues[0]?.message

type NewPasswordFieldProps = {
  label: string
  value: string
  onChange: (password: string) => void
  onBlur?: () => void
  /** what the gateway, or an empty field, has against it */
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A password to be set: its rule, whether it keeps to it, and a way to look at it (SUP-02, SUP-04). */
export function NewPasswordField({ label, value, onChange, onBlur, error, ref }: NewPasswordFieldProps) {
  return (
    <Field label={label} hint="Use at least 8 characters." error={newPasswordError(value) ?? error}>
      {(control) => (
        <PasswordInput
          {...control}
          ref={ref}
          name="password"
          autoComplete="new-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
