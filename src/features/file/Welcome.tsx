import { config } from '../../base/config'
import { welcomeMessages as messages } from './fileMessages'
import './Welcome.css'

/** What the product does, in three addresses before and after, and what it promises. */
export const Welcome = () => (
  <section className="card panel welcome" aria-labelledby="welcome-heading">
    <h2 id="welcome-heading">{messages.title}</h2>
    <p>{messages.about}</p>
    <table className="examples" aria-label={messages.examplesLabel}>
      <thead>
        <tr>
          <th scope="col">{messages.before}</th>
          <th scope="col">{messages.after}</th>
          <th scope="col">{messages.score}</th>
        </tr>
      </thead>
      <tbody>
        {messages.examples.map(({ before, after, score }) => (
          <tr key={score}>
            <td>
              <Marked text={before} />
            </td>
            <td>
              <Marked text={after} className="isCleansed" />
            </td>
            <td>{score.toFixed(2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <ul className="plainList promises">
      {messages.promises(config.providerName).map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <p className="quiet">{text}</p>
        </li>
      ))}
    </ul>
  </section>
)

/** An address with marks on its changes. */
const Marked = ({ text, className }: { text: string; className?: string }) =>
  text.split(/[[\]]/).map((piece, at) =>
    at % 2 === 1 ? (
      <mark key={piece} className={className}>
        {piece}
      </mark>
    ) : (
      <span key={piece}>{piece}</span>
    ),
  )
