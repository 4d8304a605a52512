/** Names of providers and of the programs that serve models, as they write them. */
export const providerNames: Record<string, string> = {
  openai: 'OpenAI',
  azure: 'Azure OpenAI',
  anthropic: 'Anthropic',
  compatible: 'OpenAI-compatible server',
  ollama: 'Ollama',
  'lm-studio': 'LM Studio',
  'llama.cpp': 'llama.cpp',
  vllm: 'vLLM',
  'on-board': 'Runs on this server',
}
