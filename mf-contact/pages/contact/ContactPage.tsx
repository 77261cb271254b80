import { Contact } from '../../components/Contact.tsx'
import { english } from '../../words/english.ts'

export const ContactPage = () => <Contact words={english} />
