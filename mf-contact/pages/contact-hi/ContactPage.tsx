import { Contact } from '../../components/Contact.tsx'
import { hindi } from '../../words/hindi.ts'

export const ContactPage = () => <Contact words={hindi} />
