export { AssistantPanel as Panel } from './AssistantPanel.tsx'
