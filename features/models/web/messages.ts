export const messages = {
  models: 'Models',
  // Before writing without one
  digestText:
    'No language model is connected, so a draft will be a digest: quotations from your sources, with their figures and open questions, to write from. Connecting a model takes about a minute; Longhand then writes the draft.',
  assistText:
    'No language model is connected, so the assistant quotes your sources and rewrites only what rules can change safely. Connecting a model takes about a minute; it then writes.',
  connect: 'Connect a model',
  // This server's models
  server: 'This server’s models',
  serverText: 'What this server can write with, in the order it tries them.',
  lookAgain: 'Look again',
  none: 'No language model yet',
  noneText:
    'Longhand writes with its built-in writer. Start Ollama, LM Studio, llama.cpp, or vLLM on this server, or add your own model key.',
  noneOnBoard: 'Longhand writes with its built-in writer. Download a model below, or add your own model key.',
  noneOllama: 'Ollama is running, but it has no models yet. Download one below.',
  addKey: 'Add a model key',
  context: '{tokens} tokens',
  thinks: 'Thinks before it answers',
  refused:
    'The model provider rejects the key in this server’s settings: {settings}. Correct it and restart the server.',
  // Which model does what
  which: 'Which model does what',
  whichText:
    'Automatic uses your model key if you have one, and otherwise the first of this server’s models that responds.',
  automatic: 'Automatic',
  research_model: 'Research',
  writing_model: 'Writing',
  checking_model: 'Fact checks',
  ofYourKey: '{model} (your key)',
  gone: '{model} (not available now)',
  // Without any other program
  onBoard: 'On this server, without any other program',
  onBoardText:
    'Longhand downloads llama.cpp and an open model, and runs it itself. Your texts stay on this machine. Without a graphics card it writes slowly: a long article can take half an hour.',
  arrived: '{done} of {total} downloaded',
  tooLarge: 'Needs more memory than this server has',
  // Downloading
  download: 'Download a model with Ollama',
  downloadText: 'Ollama downloads it to this server. Your texts stay on this machine.',
  noOllama: 'To download models from here, install Ollama from ollama.com and start it, then select Look again.',
  facts: '{license} · {size} download · needs about {memory} of memory',
  gigabytes: '{count} GB',
  megabytes: '{count} MB',
  downloadModel: 'Download {model}',
  downloadWithOllama: 'Download {model} with Ollama',
  get: 'Download',
  installed: 'Downloaded',
  another: 'Another model',
  anotherHint: 'A name from Ollama’s library, such as llama3.2:3b.',
  starting: 'Starting…',
  looking: 'Preparing the download…',
  progress: '{done} of {total}',
  checking: 'Checking the download…',
  stop: 'Stop',
  resume: 'Resume',
  tryAgain: 'Try again',
  stopped: 'Stopped. What was downloaded is kept.',
  ready: '“{model}” is ready.',
  downloading: 'Downloading {model}',
} as const
