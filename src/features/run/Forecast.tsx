import { Checkbox } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { selectForecast } from './runSelectors'
import { dedupeChanged } from './runSlice'
import { runMessages as messages } from './runMessages'
import './Forecast.css'

/** What Start would send and the most lookups that can cost, with the choice that makes them fewer (RUN-17). */
export function Forecast() {
  const dispatch = useAppDispatch()
  const forecast = useAppSelector(selectForecast)
  const dedupe = useAppSelector((state) => state.run.dedupe)
  if (!forecast) return null
  const figures = [
    { name: messages.forecastRows, count: forecast.rows },
    { name: messages.forecastEmpty, count: forecast.empty.length },
    { name: messages.forecastRepeated, count: forecast.repeated },
    { name: messages.forecastLookups, count: forecast.lookups },
  ]

  return (
    <section className="panel">
      <h2>{messages.forecastTitle}</h2>
      <dl className="figures">
        {figures.map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count.toLocaleString('en-GB')}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        checked={dedupe}
        aria-describedby="distinct-means"
        onChange={(event) => dispatch(dedupeChanged(event.target.checked))}
      >
        {messages.dedupe}
      </Checkbox>
      <p id="distinct-means" className="quiet">
        {messages.dedupeMeans}
      </p>
    </section>
  )
}
