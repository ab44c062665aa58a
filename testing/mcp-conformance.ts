// What the official conformance suite makes of Pawl: the scenarios that pass, and those that do not apply, with the reason.
// A test runs them all and holds both lists to what comes out.

/** The revisions of the protocol that are run: the one of today, and the one before it that opens with a handshake. */
export const CONFORMANCE_REVISIONS = ['2025-11-25', '2026-07-28'] as const

export const passing = [
  'caching',
  'dns-rebinding-protection',
  'http-header-validation',
  'input-required-result-unsupported-methods',
  'input-required-result-validate-input',
  'ping',
  'resources-list',
  'sep-2164-resource-not-found',
  'server-initialize',
  'server-sse-multiple-streams',
  'server-stateless',
  'tools-list',
]

const PROMPTS = 'Pawl offers no prompts, and says so in its capabilities.'
const LOG = 'Pawl sends no log to clients; 2026-07-28 gave that up.'
const QUESTIONS =
  'Pawl asks nothing of the client: no sampling, no elicitation, no roots. Its questions are text in an answer.'
const SESSION = 'Every request stands for itself: there is no session, and nothing to resume in one.'
const MEDIA = 'Pawl answers with text and structured content only.'
const TOOLS = 'Our own tools are called by the official client instead.'
const RESOURCES = 'Our own resources are read by the official client instead.'
const fixture = (name: string, reason: string) => `It wants the fixture \`${name}\`. ${reason}`

/** By scenario, or by one check of a scenario that otherwise passes: `scenario/check`. */
export const notApplicable: Readonly<Record<string, string>> = {
  'caching/sep-2549-prompts-list-caching-hints': PROMPTS,
  'completion-complete': fixture('test_prompt_with_arguments', PROMPTS),
  'elicitation-sep1034-defaults': QUESTIONS,
  'elicitation-sep1330-enums': QUESTIONS,
  'http-custom-header-server-validation': 'No parameter of our tools is repeated in a header.',
  'input-required-result-basic-elicitation': QUESTIONS,
  'input-required-result-basic-list-roots': QUESTIONS,
  'input-required-result-basic-sampling': QUESTIONS,
  'input-required-result-capability-check': QUESTIONS,
  'input-required-result-ignore-extra-params': QUESTIONS,
  'input-required-result-missing-input-response': QUESTIONS,
  'input-required-result-multi-round': QUESTIONS,
  'input-required-result-multiple-input-requests': QUESTIONS,
  'input-required-result-non-tool-request': PROMPTS,
  'input-required-result-request-state': QUESTIONS,
  'input-required-result-result-type': QUESTIONS,
  'input-required-result-tampered-state': QUESTIONS,
  'json-schema-2020-12': fixture(
    'json_schema_2020_12_tool',
    'Our schemas are of that dialect and use none of the words it looks for.',
  ),
  'logging-set-level': LOG,
  'prompts-get-embedded-resource': PROMPTS,
  'prompts-get-simple': PROMPTS,
  'prompts-get-with-args': PROMPTS,
  'prompts-get-with-image': PROMPTS,
  'prompts-list': PROMPTS,
  'resources-read-binary': fixture('test://static-binary', MEDIA),
  'resources-read-text': fixture('test://static-text', RESOURCES),
  'resources-subscribe': SESSION,
  'resources-templates-read': fixture('test://template/{id}/data', RESOURCES),
  'resources-unsubscribe': SESSION,
  'server-session-lifecycle': SESSION,
  'server-sse-multiple-streams/server-sse-multiple-streams-session': SESSION,
  'server-sse-polling': SESSION,
  'server-stateless/sep-2575-http-server-no-independent-requests-on-stream': fixture(
    'test_streaming_elicitation',
    QUESTIONS,
  ),
  'server-stateless/sep-2575-missing-capability-http-400': fixture('test_missing_capability', QUESTIONS),
  'server-stateless/sep-2575-server-no-log-without-loglevel': fixture('test_logging_tool', LOG),
  'server-stateless/sep-2575-server-rejects-undeclared-capability': fixture('test_missing_capability', QUESTIONS),
  'server-stateless/sep-2575-server-sends-prompts-list-changed-on-subscription': PROMPTS,
  'server-stateless/sep-2575-server-sends-tools-list-changed-on-subscription': 'The list of tools never changes.',
  'tools-call-audio': fixture('test_audio_content', MEDIA),
  'tools-call-elicitation': QUESTIONS,
  'tools-call-embedded-resource': fixture('test_embedded_resource', MEDIA),
  'tools-call-error': fixture('test_error_handling', TOOLS),
  'tools-call-image': fixture('test_image_content', MEDIA),
  'tools-call-mixed-content': fixture('test_multiple_content_types', MEDIA),
  'tools-call-sampling': QUESTIONS,
  'tools-call-simple-text': fixture('test_simple_text', TOOLS),
  'tools-call-with-logging': LOG,
  'tools-call-with-progress': fixture(
    'test_tool_with_progress',
    'No tool of ours takes long enough to report progress.',
  ),
}
